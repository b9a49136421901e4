// Loaded into the server whose pictures are taken: its clock begins where `HANDBOOK_CLOCK_OFFSET` says, in milliseconds
// from the real one, so that days and times are the same whenever that is.
const offset = Number(process.env.HANDBOOK_CLOCK_OFFSET ?? 0)
const RealDate = Date

globalThis.Date = class extends RealDate {
  constructor(...values) {
    if (values.length === 0) super(RealDate.now() + offset)
    else super(...values)
  }

  static now() {
    return RealDate.now() + offset
  }

  /** Those of files and databases are made by others. */
  static [Symbol.hasInstance](value) {
    return value instanceof RealDate
  }
}
