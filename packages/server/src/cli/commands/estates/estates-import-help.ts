export const ESTATES_IMPORT_HELP = `
A CSV file, or the first sheet of an Excel file (.xlsx), has a heading row with some of these columns, in any order.
An empty cell means "unknown". external_id, country and estate_type are required:

  external_id, property_id, managing_user_external_id, country, region, zip_code, place, street, house_number,
  house_number_extra, latitude, longitude, estate_type, estate_format, estate_status, estate_provider_type, price,
  year_built, year_renovated, media (a JSON array), and every field of a dwelling by its own name, such as
  habitable_space_m2 (an insulation type is a class such as CM_6_10, or a U-value such as 0.24).

Recognised automatically:
  headings    in English, Dutch and French ("Bouwjaar", "Code postal"), in any case, with spaces or underscores;
              unknown columns are listed and skipped
  delimiters  , ; tab and |, or as set by a first line "sep=;"
  encodings   UTF-8, UTF-16 with a byte order mark, and Windows-1252 (with a note)
  numbers     325000.50, 325000,50, € 325.000,00 and 325,000.00
  yes and no  yes/no, ja/nee, oui/non, true/false, 1/0
  words       "huis", "appartement", "maison", "te koop", "België", "halfopen", "3 gevels", B-9000

Each line of an NDJSON file is the body of PUT /v1/estates/{external_id} with its external_id.

An estate with an external_id that already exists is replaced. An error in any row stops the
whole import; every error is listed with its line, column and value. When the database fails halfway, the imported lines
are listed; import the same file again to finish. See docs/import.md.`;
