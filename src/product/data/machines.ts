/** The state machines of the product: by the word that pages name each by, the list of its states in the data. */
export const machineLists = {
  source: 'dataSourceStates',
  run: 'syncStates',
  backup: 'backupStates',
  licence: 'licenceStates',
  mail: 'mailStates',
  file: 'vitecStates',
} as const;

export type MachineId = keyof typeof machineLists;
