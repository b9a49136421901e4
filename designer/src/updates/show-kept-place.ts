import type { CommandContext } from '../commands/index.ts'
import { openPageOf } from '../panels/places/open-place.ts'
import type { KeptView } from '../session/kept-view.ts'

/** Shows the page that was open before the designer was loaded anew, with what was selected on it. */
export async function showKeptPlace(context: CommandContext, { page, component }: KeptView): Promise<void> {
  const { editor, view } = context
  if (!(await openPageOf(context, page)) || component === undefined || !editor.component(component)) return
  view.change((state) => {
    state.selected = component
  })
}
