import type { Specs } from '@vitrine/model'
import { CallError, type Json } from '@vitrine/schemas'
import type { Translator } from '../../../platform/language/translator.ts'
import { foundFile } from '../../media/found-media.ts'
import type { SiteFiles } from '../../site-import/files/files.ts'
import { withEachSettings } from './each-settings.ts'

const endings: Readonly<Record<string, string>> = { jpeg: 'jpg' }

/** A logo as it was sent: a picture by its content, whose size is known. */
export interface Logo {
  readonly path: string
  readonly bytes: Uint8Array
  readonly width: number
  readonly height: number
}

/**
 * Reads a logo from an address of data.
 *
 * @throws CallError `invalid_request` when it is no picture of the type that it says.
 */
export function readLogo(address: string, t: Translator): Logo {
  const [, type = '', base64 = ''] = /^data:image\/([a-z]+);base64,(.+)$/.exec(address) ?? []
  const bytes = Buffer.from(base64, 'base64')
  const file = foundFile('logo', bytes)
  const isPicture = file?.kind === 'image' && file.type === `image/${type}`
  if (!isPicture || file.width === undefined || file.height === undefined)
    throw new CallError('invalid_request', { fields: { logo: t('problem.media.broken') } })
  const { width, height } = file
  return { path: `media/logo.${endings[type] ?? type}`, bytes, width, height }
}

/** The files of a site with a logo in the components that show it; its alternative text is the name of the site. */
export function withLogo(
  files: SiteFiles,
  specs: Specs,
  { path, bytes, width, height }: Logo,
  { components, name }: { readonly components: readonly string[]; readonly name: string },
): SiteFiles {
  const documents = withEachSettings(files.documents, specs, ({ of, settings }) => {
    if (!components.some((id) => of === `component/${id}`)) return settings
    const maps = Object.entries(settings.editPropsByLangEnvMap ?? {}).map(
      ([language, map]) => [language, { ...map, 'logo.alt': name as Json }] as const,
    )
    return {
      ...settings,
      props: { ...settings.props, logo: { src: path, alt: name, width, height } },
      ...(maps.length > 0 && { editPropsByLangEnvMap: Object.fromEntries(maps) }),
    }
  })
  return { documents, media: { ...files.media, [path]: async () => bytes } }
}
