/** What is logged before there is a server: the same lines, to the same place. */
import Fastify from "fastify";
import { type LogLevel, loggerOptions } from "./http/logger.ts";
import type { Log } from "./log.ts";

export const startLog = (level: LogLevel): Log => Fastify({ logger: loggerOptions(level) }).log;
