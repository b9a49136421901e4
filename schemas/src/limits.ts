import { MAX_IMAGE_BYTES, MAX_IMAGES } from './constants.ts'

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
  /** A whole site as a zip: packed, unpacked, and how many files. */
  bodyOfImport: 64 * MiB,
  unpackedSite: 256 * MiB,
  filesOfSite: 20_000,
  /** A spreadsheet that contents come in from: its rows and columns, letters of a cell (those of Excel), rows of one call. */
  spreadsheetRows: 50_000,
  spreadsheetColumns: 200,
  spreadsheetCell: 32_767,
  spreadsheetRowsAtOnce: 500,
  /** Contents that one change of many is about, and those whose preview one call answers. */
  bulkContents: 100_000,
  bulkPreview: 500,
  /** Plans for contents of one site that wait. At its time each is done by itself, as a save by hand would. */
  contentPlans: 1000,
  pageSize: 100,
  releasesKept: 30,
  /** How long the head of a request may take to arrive, in milliseconds. */
  headTime: 8000,
  /**
   * How fast the body of a request must arrive: however large it is, so many bytes a second, over every span of
   * so many milliseconds. Less than the slowest mobile line sends.
   */
  bodyRate: 4 * KiB,
  bodySpan: 10_000,
  /** How long the rest of a body is still taken, and thrown away, when it is answered already, in milliseconds. */
  bodyAfterAnswer: 60_000,
  /** Uploads of owners, in bytes: a picture before it is made smaller, a film, a file to download. */
  image: 20 * MiB,
  video: 64 * MiB,
  file: 20 * MiB,
  /** A file of translations, in bytes. */
  translationFile: 20 * MiB,
  /** A file of words for translation, in bytes. */
  termFile: 4 * MiB,
  /** One piece of an upload that comes in pieces, and how long what came of it is kept, in milliseconds. */
  uploadPiece: 1 * MiB,
  uploadKept: 24 * 3_600_000,
  /** Pictures, whoever sends them: pixels of one, and of one side. */
  imagePixels: 40_000_000,
  imageSide: 12_000,
} as const

/** Comments on previews: characters of each field, how many a draft may have, and how long one's own may be changed, in milliseconds. */
export const commentLimits = {
  name: 100,
  text: 2000,
  /** An address on the site. */
  path: 500,
  perDraft: 2000,
  changeable: 3_600_000,
} as const

/** What visitors may put into a form: characters of each field, and images (R178–R181). */
export const formLimits = {
  name: 100,
  email: 254,
  phone: 32,
  company: 200,
  productName: 300,
  message: 5000,
  /** Combinations of products that one inquiry asks about. */
  lines: 200,
  lineNote: 500,
  referrer: 500,
  /** Of a conversation: questions and answers, and the characters of each. */
  entries: 200,
  entry: 10_000,
  /** The largest number of an order. */
  quantity: 999_999_999,
  images: MAX_IMAGES,
  /** Each image is smaller than this, in bytes. */
  imageBytes: MAX_IMAGE_BYTES,
  imageTypes: ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'],
} as const
