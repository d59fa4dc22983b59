/** Loaded before a tool: what ends it is printed as it is. Node would put the place of a throw above a list of faults. */
process.on('uncaughtException', (error) => {
  console.error(error?.faults ? error.message : error);
  process.exit(1);
});
