import type { AnchorHTMLAttributes, MouseEvent, Ref } from 'react'
import { useNavigation } from './navigation-context.ts'

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** A place in the office: `/inbox/k3v9Qa2Z`. */
  readonly to: string
  readonly ref?: Ref<HTMLAnchorElement>
}

/** A link to another place in the office; a press with a key held opens it elsewhere, as any link. */
export function Link({ to, onClick, ...others }: LinkProps) {
  const navigation = useNavigation()
  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    const { defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey } = event
    if (defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return
    event.preventDefault()
    navigation.go(to)
  }
  return <a {...others} href={navigation.addressOf(to)} onClick={follow} />
}
