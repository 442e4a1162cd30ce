// run.mjs MODULE [argument...] - run a WASI program under Node 18 or newer.
import { readFile } from "node:fs/promises";
import { WASI } from "node:wasi";

const [module, ...args] = process.argv.slice(2);
// No directory is opened to it: the module has its data compiled in.
const wasi = new WASI({ version: "preview1", args: [module, ...args], returnOnExit: true });
const { instance } = await WebAssembly.instantiate(await readFile(module), {
  wasi_snapshot_preview1: wasi.wasiImport,
});
process.exitCode = wasi.start(instance);
