/** Words whose number names a thing rather than counts it. Data only. */
import { wordSet } from "./closed-class.ts";

/** Their number is never data: "extension 42", "IBAN DE89 3704", "Postcode 8001". */
export const IDENTIFIER_NOUNS = wordSet(`iban isbn issn bic swift postcode postcodes zip zipcode pin passcode password
  extension ext sku barcode doi vin imei ref plz rfc upc ean otp`);

/** Their number is data as often ("flight 420, hotel 380"): an identifier after "#", "no." or with letters in it. */
export const SHY_IDENTIFIER_NOUNS =
  wordSet(`reference serial tracking passport vat combination login fax mobile phone order orders code ticket case account flight invoice licence license booking
  number no nr job claim bug issue pr commit build permit member membership customer parcel lot model part voucher coupon policy
  confirmation registration id po bib`);

/** Streets and places that an ordinal or a house number belongs to: "5th Avenue", "27B Larch Lane". */
export const STREET_NOUNS = wordSet(`street st avenue ave road rd lane ln drive boulevard blvd square place way close
  crescent terrace court arrondissement district ward floor regiment battalion infantry division amendment edition symphony
  congress parliament`);
