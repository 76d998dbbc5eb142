/**
 * Why the product could not start, in one sentence for the person who started it.
 *
 *   startFault(portTaken).message -> "Port 3000 is in use: stop what runs there, or choose another with PORT."
 */
import { isDiskFull, isStartError } from "./database/start-error.ts";
import { describeError } from "./http/logger.ts";

const sentenceOf = (error: unknown): string => {
  if (typeof error === "string") return error;
  if (!(error instanceof Error)) return "The start failed.";
  // before all else: what could not be opened for want of room is whole
  if (isDiskFull(error))
    return "The disk of the database is full: make room on it (a new embedded one takes 100 MB), then start again.";
  if (isStartError(error) || error.name === "StartFault") return error.message;
  const code = "code" in error ? error.code : undefined;
  const port = "port" in error ? String(error.port) : "";
  if (code === "EADDRINUSE") return `Port ${port} is in use: stop what runs there, or choose another with PORT.`;
  if (code === "EACCES" && port !== "")
    return `Port ${port} may not be opened by this user: choose one above 1023 with PORT.`;
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND") return "HOST is not an address of this machine.";
  const { type, message, stack } = describeError(error);
  return `The start failed: ${type}: ${message}\n${stack}`;
};

export const startFault = (error: unknown): Error =>
  Object.assign(new Error(sentenceOf(error)), { name: "StartFault" });
