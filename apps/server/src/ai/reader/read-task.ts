/** What a thread of the reader does: `read`, a text in, the reader's answer out. */
export { extract as read } from "@charticle/extraction";
