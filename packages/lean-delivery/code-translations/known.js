// In the place of the framework's generated module: the translations of the modules that have come so far.
export default {};
