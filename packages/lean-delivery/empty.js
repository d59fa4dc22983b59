// Stands in for modules of the framework that this site does not ship; see replaced.ts.
