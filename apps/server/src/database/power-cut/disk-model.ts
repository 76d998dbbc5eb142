/**
 * What a disk holds of a folder tree when the power goes: in: the calls a program makes, out: the tree that is left.
 * A file keeps what it held at its last fsync, a folder the names it held at its last fsync. What came later is lost,
 * or, with a `keep` that says yes now and then, arrives in part and torn.
 */
export type FileNode = { kind: "file"; durable: Buffer; pending: Change[] };
export type FolderNode = { kind: "folder"; names: Map<string, DiskNode>; durableNames: Map<string, DiskNode> };
export type DiskNode = FileNode | FolderNode;
type Change = { at: number; bytes: Buffer } | { size: number };

export const newFile = (content = Buffer.alloc(0)): FileNode => ({ kind: "file", durable: content, pending: [] });

export const newFolder = (names = new Map<string, DiskNode>()): FolderNode => ({
  kind: "folder",
  names,
  durableNames: new Map(names),
});

/** Looks a path up in the tree as the program sees it: nodeAt(tree, ["base", "1"]). */
export function nodeAt(tree: FolderNode, parts: readonly string[]): DiskNode | undefined {
  let node: DiskNode | undefined = tree;
  for (const part of parts) node = node?.kind === "folder" ? node.names.get(part) : undefined;
  return node;
}

export function sync(node: DiskNode): void {
  if (node.kind === "folder") {
    node.durableNames = new Map(node.names);
    return;
  }
  node.durable = applied(node.durable, node.pending);
  node.pending = [];
}

function applied(content: Buffer, changes: readonly Change[]): Buffer {
  let result = content;
  for (const change of changes) {
    const size = "size" in change ? change.size : Math.max(result.length, change.at + change.bytes.length);
    if (size !== result.length) {
      const resized = Buffer.alloc(size);
      result.copy(resized, 0, 0, Math.min(size, result.length));
      result = resized;
    }
    if ("bytes" in change) change.bytes.copy(result, change.at);
  }
  return result;
}

/** Says, with luck of its own, whether an unsynced change reached the disk all the same. */
export type Keep = () => boolean;

const SECTOR_BYTES = 512;

/** The file as it is found after the cut. */
export function contentAfterCut({ durable, pending }: FileNode, keep: Keep): Buffer {
  const arrived = pending.flatMap((change): Change[] => {
    if (!keep()) return [];
    if ("size" in change || keep()) return [change];
    return [{ at: change.at, bytes: change.bytes.subarray(0, SECTOR_BYTES) }];
  });
  return applied(Buffer.from(durable), arrived);
}

/** The folder's names as they are found after the cut. */
export function namesAfterCut({ names, durableNames }: FolderNode, keep: Keep): Map<string, DiskNode> {
  const left = new Map<string, DiskNode>();
  for (const name of new Set([...names.keys(), ...durableNames.keys()])) {
    const node = keep() ? names.get(name) : durableNames.get(name);
    if (node) left.set(name, node);
  }
  return left;
}
