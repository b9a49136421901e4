import Pencil from 'lucide-react/icons/square-pen'
import type { ShownContent } from '../../stage/shown-contents.ts'
import type { Command } from '../command.ts'
import { type CommandContext, openDialog } from '../command-context.ts'
import { ofSelected, selectedOf, withSelected } from '../selected.ts'

/** The contents that the selected component shows. */
function shownIn(context: CommandContext): readonly ShownContent[] {
  const id = selectedOf(context)
  return id === undefined ? [] : (context.canvasContents.current?.of(id) ?? [])
}

const optionOf = ({ kind, id }: ShownContent): string => `${kind}/${id}`

/** What is edited beside the page: the products, projects, news, collections and policies that it shows. */
export const contentCommands: readonly Command[] = [
  {
    id: 'edit-content',
    label: 'command.editContent',
    labelNow(context) {
      const [first, other] = shownIn(context)
      return first && !other ? `command.editContent.${first.kind}` : 'command.editContent'
    },
    icon: Pencil,
    group: 'component',
    shortcuts: ['mod+e'],
    onComponent: true,
    options: (context) => shownIn(context).map((content) => ({ value: optionOf(content), label: content.name })),
    can: ofSelected((context) => (shownIn(context).length > 0 ? true : { key: 'command.reason.noContent' })),
    run: withSelected((context, _id, option) => {
      const shown = shownIn(context)
      const content =
        option === undefined ? shown.length === 1 && shown[0] : shown.find((one) => optionOf(one) === option)
      if (content) openDialog(context, { name: 'content', content })
      else openDialog(context, { name: 'palette', command: 'edit-content' })
    }),
  },
]
