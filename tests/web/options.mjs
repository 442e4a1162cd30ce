// Options of the scripts: --name value.
export function option(name, otherwise) {
  const at = process.argv.indexOf(`--${name}`);
  if (at < 0) return otherwise;
  const value = process.argv[at + 1];
  return value === undefined || value.startsWith('--') ? 'yes' : value;
}
