import type { SendCall } from '@vitrine/editor-core'
import { CallError, type MediaAlt, type MediaAltList, saveMediaAlts } from '@vitrine/schemas'

/** What became of a text that was saved. */
export type AltSaved =
  | { readonly state: 'saved'; readonly isBehind: boolean }
  /** Somebody else changed the same text: nothing was saved. */
  | { readonly state: 'conflict'; readonly by: string | undefined }

/** Which text of which picture, and what it is to say; nothing takes it away. */
export interface AltEdit {
  readonly alt: MediaAlt
  readonly language: string
  readonly text: string | null
}

export interface AltSaver {
  /** Tells from which revisions on the list was read. */
  readonly read: (list: MediaAltList) => void
  /** @throws CallError for any failure but a conflict */
  readonly save: (edit: AltEdit) => Promise<AltSaved>
}

interface Clash {
  readonly by?: string
}

/** Saves alt texts one after the other, so that nobody is in conflict with a change of one's own. */
export function createAltSaver(send: SendCall): AltSaver {
  let known: Pick<MediaAltList, 'draftsId' | 'draftRevision' | 'contentsRevision'> = { contentsRevision: 0 }
  let last: Promise<unknown> = Promise.resolve()

  async function saveNow({ alt, language, text }: AltEdit): Promise<AltSaved> {
    const { of, path, basePath, place } = alt
    const isContent = place === 'content'
    const revision = isContent ? known.contentsRevision : (known.draftRevision ?? 0)
    try {
      const saved = await send(saveMediaAlts, {
        of,
        path,
        basePath,
        texts: { [language]: text },
        revision,
        ...(!isContent && known.draftsId !== undefined && { draftsId: known.draftsId }),
      })
      known = { ...known, ...(isContent ? { contentsRevision: saved.revision } : { draftRevision: saved.revision }) }
      return { state: 'saved', isBehind: saved.isBehind }
    } catch (error) {
      if (!(error instanceof CallError) || error.code !== 'conflict') throw error
      const { clashes = [] } = (error.details ?? {}) as { readonly clashes?: readonly Clash[] }
      return { state: 'conflict', by: clashes[0]?.by }
    }
  }

  return {
    read(list) {
      // What was saved since the list was asked for counts more.
      const { draftsId, draftRevision = 0, contentsRevision } = list
      const drafts = draftsId === known.draftsId ? Math.max(draftRevision, known.draftRevision ?? 0) : draftRevision
      known = {
        ...(draftsId !== undefined && { draftsId, draftRevision: drafts }),
        contentsRevision: Math.max(contentsRevision, known.contentsRevision),
      }
    },
    save(edit) {
      const saved = last.then(() => saveNow(edit))
      last = saved.catch(() => undefined)
      return saved
    },
  }
}

/** A list with one text changed, as it is once it is saved. */
export function withAlt(list: MediaAltList, { alt, language, text }: AltEdit): MediaAltList {
  const { sourceLanguage, languages } = list
  const lacks = ({ texts }: Pick<MediaAlt, 'texts'>, code: string) =>
    code === sourceLanguage ? texts[code] === undefined : texts[sourceLanguage] !== '' && texts[code] === undefined
  const { [language]: _before, ...others } = alt.texts
  const next: MediaAlt = {
    ...alt,
    texts: text === null ? others : { ...others, [language]: text },
    outdated:
      language === sourceLanguage
        ? Object.keys(others).filter((code) => code !== sourceLanguage)
        : alt.outdated.filter((code) => code !== language),
  }
  return {
    ...list,
    items: list.items.map((one) => (keyOfAlt(one) === keyOfAlt(alt) ? next : one)),
    missing: Object.fromEntries(
      languages.map((code) => [code, (list.missing[code] ?? 0) + Number(lacks(next, code)) - Number(lacks(alt, code))]),
    ),
  }
}

/** What tells the pictures of a list apart. */
export const keyOfAlt = ({ of, path }: MediaAlt): string => `${JSON.stringify(of)} ${path}`
