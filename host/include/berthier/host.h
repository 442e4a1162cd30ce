/*
 * host.h - what needs an operating system: files, YAML and true chance.
 *
 * The layers below do no I/O; programs and tools come through here.  Paths in
 * errors are as the caller gave them.
 */
#ifndef BT_HOST_H
#define BT_HOST_H

#include <berthier/arena.h>
#include <berthier/buf.h>
#include <berthier/doc.h>
#include <berthier/rng.h>
#include <stdint.h>

/** Largest file any reader here takes: far above a full journal (1 MB). */
#define BT_FILE_MAX (16 * 1024 * 1024)

/** Read a whole file, whatever its bytes ("-" is standard input). */
int bt_file_read(const char *path, bt_buf *out, bt_error *err);

/**
 * As bt_file_read, for what is read as text from here on.  A zero byte, which
 * would end the text early and unnoticed, is an error (BT_ESYNTAX).
 */
int bt_text_read(const char *path, bt_buf *out, bt_error *err);

/**
 * Replace a file in one step: write beside it, fsync, rename.
 *
 * When anything fails, a full disk included, the old file is untouched.
 */
int bt_file_save(const char *path, const char *bytes, size_t length, bt_error *err);

/** Parse YAML text into a document; name is kept for error places. */
int bt_doc_parse(bt_doc *out, bt_arena *arena, const char *name, const char *text, size_t length,
                 bt_error *err);

/** Load every *.yaml of a directory. */
int bt_pack_load(bt_pack *out, bt_arena *arena, const char *game, const char *dir, bt_error *err);

/** Write a pack as one text, and read such a text: the same tree and so the same hash. */
void bt_pack_write(const bt_pack *pack, bt_buf *out);
int bt_pack_parse(bt_pack *out, bt_arena *arena, const char *game, const char *text, bt_error *err);

/** 64 bits that nobody can foresee; ends the program when the system has none to give. */
uint64_t bt_host_seed(void);

/** A generator whose every number is such: for the dice of games that people play. */
bt_rng bt_host_rng(void);

#endif
