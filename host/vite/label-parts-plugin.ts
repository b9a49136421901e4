import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'

/**
 * The groups of labels that the office does not need before a screen beside Today is opened: what stands before the
 * first dot of a key. All others are loaded with its start.
 */
export const laterGroups: ReadonlySet<string> = new Set([
  ...['ability', 'account', 'apiKeys', 'cellKeys', 'contentPlan', 'contents', 'contentTable', 'export', 'finding'],
  ...['import', 'inbox', 'media', 'newSite', 'numbers', 'pager', 'passkeys', 'people', 'planned', 'preview'],
  ...['previewComments', 'publish', 'publishRequest', 'settings', 'siteCookies', 'translation', 'twoFactor'],
  ...['webhookEvent', 'webhookFailure', 'webhooks', 'webhookState'],
  // Of the setters.
  ...['choice', 'colour', 'entry', 'field', 'form', 'group', 'icon', 'kind', 'list', 'origin', 'prop', 'raw'],
  ...['setter', 'union'],
  // Of what both editors share.
  ...['case', 'collection', 'column', 'info', 'place', 'policy', 'product', 'record', 'redirect', 'releases'],
  ...['status', 'theme'],
  // Of what the schemas say.
  ...['check', 'cookie', 'mailAdvice', 'mailFailure', 'pageType', 'problem', 'refusal', 'unit'],
])

export const isLater = (key: string): boolean => laterGroups.has(key.split('.')[0] ?? '')

const part = /^(.*\.json)\?(start|later)$/

/** A file of labels in two parts, `en.json?start` and `en.json?later`, so that the first screen waits for one only. */
export const labelParts = (): Plugin => ({
  name: 'vitrine:label-parts',
  // Before Vite reads it as a JSON file.
  enforce: 'pre',
  async load(id) {
    const [, file, which] = part.exec(id) ?? []
    if (file === undefined) return undefined
    this.addWatchFile(file)
    const labels: Readonly<Record<string, string>> = JSON.parse(await readFile(file, 'utf8'))
    const some = Object.entries(labels).filter(([key]) => isLater(key) === (which === 'later'))
    // A module of its own type: as JSON it would be parsed once more.
    return { code: `export default ${JSON.stringify(Object.fromEntries(some))}`, moduleType: 'js', map: null }
  },
})
