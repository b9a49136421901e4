import { listSectionSpecs, websiteDraft } from '@vitrine/schemas'
import { siteContext } from '../resources/resources.ts'
import { type Access, may, seesLanguage } from '../service/access.ts'
import { draftIn } from '../tools/draft.ts'
import type { ToolContext } from '../tools/tool.ts'

/** So many are offered; the protocol allows no more. */
const MOST = 100

/** What fits what somebody began to type: of an argument of a prompt, or of a part of the address of a resource. */
export async function completionsFor(
  argument: { readonly name: string; readonly value: string },
  others: Readonly<Record<string, string>>,
  context: ToolContext,
): Promise<{ readonly values: string[]; readonly total: number; readonly hasMore: boolean }> {
  const begun = argument.value.toLowerCase()
  const all = (await valuesOf(argument.name, others, context)).filter((value) => value.toLowerCase().startsWith(begun))
  return { values: all.slice(0, MOST), total: all.length, hasMore: all.length > MOST }
}

async function valuesOf(name: string, others: Readonly<Record<string, string>>, context: ToolContext) {
  const { access } = context
  if (name === 'site') return readable(access).map(({ clientId }) => clientId)
  const named = others.site ?? readable(access)[0]?.clientId
  if (named === undefined) return []
  const ofSite = siteContext(context, named)
  switch (name) {
    case 'language': {
      const { languages } = ofSite.site
      return languages.filter((code) => seesLanguage(access, ofSite.site, code))
    }
    case 'page':
    case 'id': {
      const draft = await draftIn(ofSite, undefined)
      const { pagesList } = await ofSite.ask(websiteDraft, { id: draft.id })
      return pagesList.map(({ id }) => id)
    }
    case 'type':
      return (await ofSite.ask(listSectionSpecs, {})).map(({ type }) => type)
    default:
      return []
  }
}

const readable = ({ sites }: Access) => sites.filter((site) => may(site, 'draft.read'))
