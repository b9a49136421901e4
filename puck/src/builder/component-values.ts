import { isObject, type Json, type JsonObject, own, type Settings } from '@vitrine/schemas'
import type { Tally } from '../report.ts'
import type { BuilderTarget } from './builder-map.ts'
import { type Encoded, encodeBySchema } from './encode-by-schema.ts'
import { type Device, propPlace, withValue } from './values-by-path.ts'

export const NO_PROP = 'The section has no prop that holds this.'
const NO_PARTS = 'A text has no pictures, tables, colours or frames: their text is kept.'

const devices: Readonly<Record<string, Device>> = { large: 'pc', small: 'mobile' }
const paddings: Readonly<Record<string, string>> = {
  paddingTop: 'spacing.top',
  paddingRight: 'spacing.right',
  paddingBottom: 'spacing.bottom',
  paddingLeft: 'spacing.left',
}

const isLocalized = (value: Json): value is JsonObject => own(value, '@type') === '@builder.io/core:LocalizedValue'
const isLanguage = (locale: string): boolean => /^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/.test(locale)

interface ComponentValuesOptions {
  readonly target: BuilderTarget
  /** The block, as the report names it. */
  readonly component: string
  readonly tally: Tally
  readonly itemId: (place: string) => string
}

/** The values of one component, while they are read from a block: each where the map and the section have a place for it. */
export class ComponentValues {
  readonly #options: ComponentValuesOptions
  #props: Json = {}
  readonly #languages: Record<string, Record<string, Json>> = {}

  constructor(options: ComponentValuesOptions) {
    this.#options = options
  }

  settings(): Settings {
    const maps = Object.keys(this.#languages).length > 0 ? { editPropsByLangEnvMap: this.#languages } : {}
    return { props: this.#props as Settings['props'], ...maps }
  }

  option(name: string, value: Json): void {
    const path = this.#options.target.props?.[name] ?? name
    if (!isLocalized(value)) {
      this.#set(path, 'pc', name, value)
      return
    }
    for (const [locale, said] of Object.entries(value)) {
      if (locale === 'Default') this.#set(path, 'pc', name, said)
      else if (locale !== '@type') this.#translate(path, locale, `${name}.${locale}`, said)
    }
  }

  /** What is said for phones is a value for phones; what is said for tablets has no place. */
  styles(styles: Json): void {
    const { target } = this.#options
    for (const [screen, rules] of Object.entries(isObject(styles) ? styles : { '': styles })) {
      const device = devices[screen]
      if (device === undefined || !isObject(rules)) {
        this.#drop(`responsiveStyles.${screen}`, rules, 'There are values for desktops and for phones.')
        continue
      }
      for (const [name, value] of Object.entries(rules)) {
        const read = `responsiveStyles.${screen}.${name}`
        const path = target.styles?.[name] ?? paddings[name]
        if (path !== undefined) this.#set(path, device, read, value)
        else if (name === 'display' && value === 'none') this.#hide(device, read, value)
        else this.#drop(read, value, 'The map has no prop for this property of CSS.')
      }
    }
  }

  #hide(device: Device, read: string, value: Json): void {
    const place = propPlace(this.#options.target.section.spec.props, 'visible', device)
    if (!place?.isForDevices) {
      this.#drop(read, value, NO_PROP)
      return
    }
    this.#props = withValue(this.#props, place.names, false)
    this.#options.tally.converted(value)
  }

  /** Stores a value at a path of the props, for one device where it may be another one for each. */
  #set(path: string, device: Device, read: string, value: Json): void {
    const place = propPlace(this.#options.target.section.spec.props, path, device)
    const encoded = place && encodeBySchema(place.node, value, this.#options.itemId, read)
    if (!place) this.#drop(read, value, NO_PROP)
    else if (device === 'mobile' && !place.isForDevices)
      this.#drop(read, value, `'${path}' has one value for all devices.`)
    else if (!encoded) this.#drop(read, value, `'${path}' takes no such value.`)
    else {
      this.#props = withValue(this.#props, place.names, encoded.value)
      this.#count(read, value, encoded)
    }
  }

  #translate(path: string, language: string, read: string, value: Json): void {
    const place = propPlace(this.#options.target.section.spec.props, path, 'pc')
    const encoded = place && encodeBySchema(place.node, value, this.#options.itemId, read)
    if (!place?.node.translatable || !encoded || !isLanguage(language)) {
      this.#drop(read, value, `'${path}' takes no such value by language.`)
      return
    }
    const entry = place.node.responsive ? { pc: encoded.value } : encoded.value
    this.#languages[language] = { ...this.#languages[language], [path]: entry }
    this.#count(read, value, encoded)
  }

  #count(path: string, value: Json, { value: stored, lost }: Encoded): void {
    const { tally, component } = this.#options
    if (lost.length > 0 && typeof value === 'string') {
      tally.lostParts({ component, path }, lost, NO_PARTS)
      return
    }
    if (lost.length > 0) tally.noted({ component, path, what: `${NO_PARTS} Lost: ${lost.join(', ')}` })
    if (JSON.stringify(stored) === JSON.stringify(value)) tally.kept(value)
    else tally.converted(value)
  }

  #drop(path: string, value: Json, why: string): void {
    this.#options.tally.dropped({ component: this.#options.component, path }, value, why)
  }
}
