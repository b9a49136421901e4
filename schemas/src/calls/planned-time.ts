import type { SchemaNode } from '../keywords.ts'

/** When something that is planned happens. */
export const plannedTime = {
  /**
   * A moment (`2027-03-03T01:00:00Z`), or what the clocks of the time zone show (`2027-03-03T09:00`). Where they show it
   * twice, it is the first time; a time that they skip is refused.
   */
  at: {
    type: 'string',
    maxLength: 40,
    pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(?::\\d{2}(?:\\.\\d{1,9})?)?(?:Z|[+-]\\d{2}:\\d{2})?$',
  },
  /** A zone of the IANA database, in which the time was chosen and is shown. */
  timeZone: { type: 'string', maxLength: 64, format: 'time-zone' },
} as const satisfies Readonly<Record<string, SchemaNode>>
