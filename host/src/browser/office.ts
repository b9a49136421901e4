/** Starts the office: hands it the service and the words, and says when that fails. */
import { type ApiClientOptions, clientIdOf, createApiClient } from '@vitrine/api/client'
import { rememberedLocale, rememberLocale } from '@vitrine/editor-core'
import { mountOffice, type OfficeBoot } from '@vitrine/office'
import { rewriteAsset } from '@vitrine/renderer'
import { isAsset } from '@vitrine/schemas'
import { labels } from './office-labels.ts'
import { showFailure } from './show-failure.ts'

async function start(element: HTMLElement): Promise<void> {
  const given = JSON.parse(document.getElementById('office-boot')?.textContent ?? '{}') as OfficeBoot
  const boot: OfficeBoot = { ...given, locale: rememberedLocale(given.locale) }
  let { locale } = boot
  const options: ApiClientOptions = {
    origin: location.origin,
    clientId: clientIdOf(boot),
    get locale() {
      return locale
    },
    token: () => undefined,
    credentials: 'same-origin',
  }
  await mountOffice(element, {
    boot,
    ...createApiClient(options),
    labels,
    // Only some screens speak of sections.
    sections: async (language) => (await import('./office-sections.ts')).sectionsFor(language),
    rememberLocale(chosen) {
      locale = chosen
      rememberLocale(chosen)
    },
    asset: (src) => (isAsset(src) ? rewriteAsset(src, boot.assets) : ''),
  })
}

const element = document.getElementById('office')
if (element) start(element).catch((error: unknown) => showFailure('office', element, error))
