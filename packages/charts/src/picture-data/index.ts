/** What a PNG carries of itself: loaded by the page only when a picture is saved or dropped in. */
export { chartOfPicture, type PictureData, pictureDataOf } from "./picture-data.ts";
export { MAX_PNG_BYTES, type ReadPictureData, readPictureData, withPictureData } from "./png-picture-data.ts";
