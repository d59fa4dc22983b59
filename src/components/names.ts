/** The components a writer can use in a page without an import, each in the folder of its name. See README.md for what each takes. */
export const writerComponentNames = [
  'ApiErrors',
  'DataTypeTable',
  'EditionBadge',
  'Endpoint',
  'EndpointList',
  'ErDiagram',
  'ErrorCatalogue',
  'ErrorIndex',
  'ErrorList',
  'FactTable',
  'Figure',
  'FilePath',
  'FunctionReference',
  'Key',
  'Result',
  'RoleBadge',
  'SettingTable',
  'Step',
  'Steps',
  'TableReference',
  'Term',
  'UiPath',
  'Value',
  'ViewReference',
] as const;

export type WriterComponentName = (typeof writerComponentNames)[number];
