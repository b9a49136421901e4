/** How large things may be, in one place; form code, api and owner's help read them here. */
const KiB = 1024
const MiB = 1024 * KiB

export const limits = {
  /** Structure and base settings of one page, in bytes of JSON. */
  page: 2 * MiB,
  /** One language map of one page, in bytes of JSON. */
  languageMap: 1 * MiB,
  componentsPerPage: 5000,
  /** How deep components may stand in slots. */
  componentDepth: 12,
  /** How deep any JSON from outside may be nested. */
  jsonDepth: 64,
  /** Values in one JSON document: in saves and imports, and elsewhere. */
  nodesInSave: 1_000_000,
  nodes: 10_000,
  /** Keys of one object: in maps by id, and elsewhere. */
  keysInMap: 10_000,
  keys: 256,
  /** Characters of one string. */
  string: 100_000,
  /** Bodies of requests, in bytes. */
  body: 1 * MiB,
  bodyOfSave: 8 * MiB,
  bodyOfInquiry: 9 * MiB,
  pageSize: 100,
  releasesKept: 30,
} as const
