/**
 * Listens to what this process does below one folder and keeps the disk model of it. In: the folder. Out: `cut`, which
 * writes the tree that a power cut would leave right now to another folder.
 */
import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { join, relative, resolve } from "node:path";
import {
  contentAfterCut,
  type DiskNode,
  type FolderNode,
  type Keep,
  namesAfterCut,
  newFile,
  newFolder,
  nodeAt,
  sync,
} from "./disk-model.ts";

const { mkdirSync, writeFileSync, readFileSync, readdirSync, openSync } = fs;

type WriteCall = [fd: number, bytes: NodeJS.ArrayBufferView, offset?: number, length?: number, at?: number | null];

export function recordDisk({ root, onChange }: { root: string; onChange: (cut: typeof writeImage) => void }) {
  const tree = fs.existsSync(root) ? load(root) : newFolder();
  const openFiles = new Map<number, DiskNode>();

  const partsOf = (path: fs.PathLike): string[] | null => {
    const inside = relative(root, resolve(String(path)));
    return inside.startsWith("..") ? null : inside.split("/").filter(Boolean);
  };
  const find = (path: fs.PathLike) => {
    const parts = partsOf(path);
    return parts ? nodeAt(tree, parts) : undefined;
  };
  const setName = (path: fs.PathLike, node: DiskNode | null): void => {
    const parts = partsOf(path);
    const name = parts?.pop();
    const parent = parts ? nodeAt(tree, parts) : undefined;
    if (name === undefined || parent?.kind !== "folder") return;
    if (node) parent.names.set(name, node);
    else parent.names.delete(name);
  };
  const resize = (node: DiskNode | undefined, size: number): void => {
    if (node?.kind === "file") node.pending.push({ size });
  };
  const changed = () => onChange(writeImage);
  function writeImage(target: string, keep: Keep): void {
    writeTree({ folder: tree, target, keep });
  }

  /** Runs the real call first: what fails changes nothing. */
  const after =
    <A extends unknown[], R>(real: (...call: A) => R, learn: (call: A, result: R) => void) =>
    (...call: A): R => {
      const result = real(...call);
      learn(call, result);
      return result;
    };
  const { renameSync, unlinkSync, rmdirSync, truncateSync, ftruncateSync, fsyncSync, closeSync } = fs;
  const writeBytes: (...call: WriteCall) => number = fs.writeSync;
  Object.assign(fs, {
    openSync: after(openSync, ([path, flags], fd) => {
      const made = find(path) ?? (partsOf(path) ? newFile() : undefined);
      if (!made) return;
      if (!find(path)) setName(path, made);
      if (typeof flags === "number" && flags & fs.constants.O_TRUNC) resize(made, 0);
      openFiles.set(fd, made);
    }),
    closeSync: after(closeSync, ([fd]) => openFiles.delete(fd)),
    writeSync: after(writeBytes, ([fd, bytes, offset, , at], written) => {
      const node = openFiles.get(fd);
      if (node?.kind !== "file") return;
      const start = bytes.byteOffset + (offset ?? 0);
      node.pending.push({ at: at ?? 0, bytes: Buffer.from(Buffer.from(bytes.buffer, start, written)) });
      changed();
    }),
    fsyncSync: after(fsyncSync, ([fd]) => {
      const node = openFiles.get(fd);
      if (node) sync(node);
      if (node) changed();
    }),
    ftruncateSync: after(ftruncateSync, ([fd, size]) => resize(openFiles.get(fd), size ?? 0)),
    truncateSync: after(truncateSync, ([path, size]) => resize(find(String(path)), size ?? 0)),
    // the file system of PGlite makes files by writing nothing to them
    writeFileSync: after(
      writeFileSync,
      ([path]) => typeof path === "string" && !find(path) && setName(path, newFile()),
    ),
    mkdirSync: after(mkdirSync as (path: string, options?: fs.MakeDirectoryOptions) => string | undefined, ([path]) => {
      if (!find(path)) setName(path, newFolder());
    }),
    renameSync: after(renameSync, ([from, to]) => {
      const node = find(from);
      if (!node) return;
      setName(from, null);
      setName(to, node);
      changed();
    }),
    unlinkSync: after(unlinkSync, ([path]) => setName(path, null)),
    rmdirSync: after(rmdirSync, ([path]) => setName(path, null)),
  });
  syncBuiltinESMExports();
  return writeImage;
}

/** What lies there at the start counts as synced. */
function load(folder: string): FolderNode {
  const names = new Map<string, DiskNode>();
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    names.set(entry.name, entry.isDirectory() ? load(path) : newFile(readFileSync(path)));
  }
  return newFolder(names);
}

function writeTree({ folder, target, keep }: { folder: FolderNode; target: string; keep: Keep }): void {
  mkdirSync(target, { recursive: true, mode: 0o700 });
  for (const [name, node] of namesAfterCut(folder, keep)) {
    const path = join(target, name);
    if (node.kind === "folder") writeTree({ folder: node, target: path, keep });
    else writeFileSync(path, contentAfterCut(node, keep), { mode: 0o600 });
  }
}
