/**
 * PGlite's file system over a folder, with the one thing that PGlite leaves out: when PostgreSQL asks for fsync, the
 * disk is asked. Plain PGlite 0.5 answers "done" without doing anything, so a power cut loses acknowledged rows.
 *
 *   const disk = new DurableFileSystem("./data/database");
 *   const db = await PGlite.create({fs: disk, startParams: durableStartParams(PGlite.defaultStartParams)});
 *   disk.syncCount -> how many times the disk was asked
 */
import { fsyncSync } from "node:fs";
import { dirname } from "node:path";
import { NodeFS } from "@electric-sql/pglite/nodefs";
import { syncPath } from "./sync-tree.ts";

type Stream = { nfd: number; node: object };
/** The parts of Emscripten's NODEFS that are used here (PGlite is pinned; a start test notices when they change). */
type NodeFileOperations = {
  realPath(node: object): string;
  tryFSOperation(run: () => void): void;
  stream_ops: { fsync?: (stream: Stream) => void };
};

type Init = NodeFS["init"];

export class DurableFileSystem extends NodeFS {
  syncCount = 0;

  override async init(...[pg, options]: Parameters<Init>): ReturnType<Init> {
    const { emscriptenOpts } = await super.init(pg, options);
    const install = (module: { NODEFS: unknown }) => this.#install(module.NODEFS as NodeFileOperations);
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [install, ...(emscriptenOpts.preRun ?? [])] } };
  }

  #install(nodeFiles: NodeFileOperations): void {
    const namesSynced = new WeakSet<object>();
    nodeFiles.stream_ops.fsync = ({ nfd, node }) =>
      nodeFiles.tryFSOperation(() => {
        fsyncSync(nfd);
        this.syncCount += 1;
        if (namesSynced.has(node)) return;
        // PostgreSQL relies on Linux to keep a new file's name along with its content; POSIX doesn't promise that.
        syncPath(dirname(nodeFiles.realPath(node)));
        namesSynced.add(node);
      });
  }
}

/** `-F` switches fsync off; fdatasync, Linux's default, is an empty call in PGlite. */
export const durableStartParams = (defaults: readonly string[]): string[] => [
  ...defaults.filter((parameter) => parameter !== "-F"),
  ...["-c", "fsync=on"],
  ...["-c", "wal_sync_method=fsync"],
  ...["-c", "synchronous_commit=on"],
  ...["-c", "full_page_writes=on"],
];
