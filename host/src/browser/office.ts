/** Starts the office, or the page where sites are made: hands it the service and the words, and says when that fails. */
import { type ApiClientOptions, clientIdOf, createApiClient } from '@vitrine/client/calls'
import { rememberedLocale, rememberLocale } from '@vitrine/editor-core'
import { mountOffice, type NewSiteBoot, type OfficeBoot } from '@vitrine/office'
import { rewriteAsset } from '@vitrine/renderer/internal'
import { isAsset } from '@vitrine/schemas'
import { permissionSets } from '../plugins/permission-sets.ts'
import { labels, screenLabels } from './office-labels.ts'
import { showFailure } from './show-failure.ts'

async function start(element: HTMLElement): Promise<void> {
  const given = JSON.parse(document.getElementById('office-boot')?.textContent ?? '{}') as OfficeBoot | NewSiteBoot
  const boot = { ...given, locale: rememberedLocale(given.locale) }
  let { locale } = boot
  const options: ApiClientOptions = {
    origin: location.origin,
    clientId: clientIdOf('clientId' in boot ? boot : {}),
    get locale() {
      return locale
    },
    token: () => undefined,
    credentials: 'same-origin',
  }
  const parts = {
    ...createApiClient(options),
    permissionSets,
    labels,
    screenLabels,
    // Only some screens speak of sections.
    sections: async (language: string) => (await import('./office-sections.ts')).sectionsFor(language),
    // Asked for when somebody opens the help.
    handbook: async (language: string) => (await import('./handbook.ts')).handbookIn(language),
    rememberLocale(chosen: string) {
      locale = chosen
      rememberLocale(chosen)
    },
  }
  if ('clientId' in boot) {
    const asset = (src: string) => (isAsset(src) ? rewriteAsset(src, boot.assets) : '')
    await mountOffice(element, { boot, ...parts, asset })
    return
  }
  const { mountNewSite } = await import('@vitrine/office/new-site')
  // That page is no screen of the office, and speaks as they do.
  const all = async (language: string) => ({ ...(await labels(language)), ...(await screenLabels(language)) })
  await mountNewSite(element, { boot, ...parts, labels: all, openPage: (address) => location.assign(address) })
}

const element = document.getElementById('office')
if (element) start(element).catch((error: unknown) => showFailure('office', element, error))
