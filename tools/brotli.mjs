// brotli.mjs DIR - beside every file below DIR that gets smaller by it, FILE.br: FILE packed with Brotli.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };

function pack(directory) {
  for (const entry of readdirSync(directory, { withFileTypes: true })) {
    const file = path.join(directory, entry.name);
    if (entry.isDirectory()) pack(file);
    else if (!entry.name.endsWith('.br')) {
      const plain = readFileSync(file);
      const packed = brotliCompressSync(plain, { params });
      if (packed.length < plain.length) writeFileSync(`${file}.br`, packed);
    }
  }
}

pack(process.argv[2]);
