import { type CommandContext, openDialog, type Point } from '../command-context.ts'
import { select } from '../perform.ts'

/** Selects a component and opens its menu at a point of the window: for a right click on canvas or layers. */
export function openComponentMenu(context: CommandContext, id: string, at: Point): void {
  select(context, id)
  openDialog(context, { name: 'component-menu', at })
}
