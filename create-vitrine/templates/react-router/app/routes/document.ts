import { readDraft, writeDraft } from '../../src/store.ts'
import type { Route } from './+types/document.ts'

export const loader = async () => Response.json(await readDraft())

export async function action({ request }: Route.ActionArgs) {
  await writeDraft(await request.json())
  return new Response(null, { status: 204 })
}
