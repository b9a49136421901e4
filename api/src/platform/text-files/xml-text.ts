/** What XML 1.0 cannot say: control characters and two more. */
export const unsayable = /([\p{Cc}--[\t\n\r\u007F-\u009F]]|[\uFFFE\uFFFF])/v
/** Half of a character, which is none. */
const halves = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\r': '&#13;',
}

/** What stands for something else in XML is written by its name. */
export const withEntities = (text: string): string =>
  text.replaceAll(halves, '').replaceAll(/[&<>"\r]/g, (character) => entities[character] ?? character)

/** Text for an element or a quoted attribute; what XML cannot say is left out. */
export const escaped = (text: string): string =>
  withEntities(
    text
      .split(unsayable)
      .filter((_part, at) => at % 2 === 0)
      .join(''),
  )
