/** Starts the designer: hands it the sections, the service and the words, and says when that fails. */
import { type ApiClientOptions, clientIdOf, createApiClient, createFrameToken } from '@vitrine/client/calls'
import {
  addressesOf,
  type DesignerBoot,
  type DesignerParts,
  mountDesigner,
  takeTicket,
} from '@vitrine/designer/internal'
import { rememberedLocale, rememberLocale } from '@vitrine/editor-core'
import { createRegistry } from '@vitrine/renderer'
import { rewriteAsset } from '@vitrine/renderer/internal'
import { isAsset } from '@vitrine/schemas'
import { offeredThemes, ownSetters } from '../plugins/editor.ts'
import { pageTypes } from '../plugins/page-types.ts'
import { pageTemplates, sections } from '../plugins/sections.ts'
import { labels, words } from './language-texts.ts'
import { showFailure } from './show-failure.ts'

/** What sections share has its labels under the name of the part: `head.title`. */
const labelParts = Object.keys(import.meta.glob('../../../sections/src/parts/*/labels.en.json')).map(
  (file) => file.split('/').at(-2) as string,
)

async function start(element: HTMLElement): Promise<void> {
  // Before anything else can read the address.
  const ticket = takeTicket()
  const given = JSON.parse(document.getElementById('designer-boot')?.textContent ?? '{}') as DesignerBoot
  const isFrame = given.screen === 'frame'
  // In a frame the parent says the language.
  const boot: DesignerBoot = isFrame ? given : { ...given, locale: rememberedLocale(given.locale) }
  let { locale } = boot
  // In a frame the key to its draft counts, and not who is signed in beside it (R7).
  const options: ApiClientOptions = {
    origin: location.origin,
    clientId: clientIdOf(boot),
    get locale() {
      return locale
    },
    token: () => frame.token(),
    credentials: isFrame ? 'omit' : 'same-origin',
  }
  const frame = createFrameToken(boot, options)
  if (isFrame && ticket !== undefined) await frame.enter(ticket)
  const parts: DesignerParts = {
    boot,
    ...createApiClient(options),
    registry: createRegistry(sections, { areVerified: true }),
    templates: pageTemplates,
    pageTypes,
    setters: ownSetters,
    themes: offeredThemes,
    labels,
    labelParts,
    rememberLocale(chosen) {
      locale = chosen
      rememberLocale(chosen)
    },
    words,
    asset: (src) => (isAsset(src) ? rewriteAsset(src, boot.assets) : ''),
    addressOf: addressesOf(boot),
    enter: frame.enter,
    isEntered: frame.token() !== undefined,
    // Who edits in a frame has a key to one draft, and no office.
    ...(boot.office !== undefined && {
      review: async (language) => (await import('./designer-review.ts')).reviewOf(parts, language),
    }),
  }
  await mountDesigner(element, parts)
}

const element = document.getElementById('designer')
if (element) start(element).catch((error: unknown) => showFailure('designer', element, error))
