import controls from '@vitrine/setters/controls/controls.module.css'
import { lazyWithRetry } from '@vitrine/setters/internal'
import { type ReactNode, Suspense, useRef, useState } from 'react'
import type { BarMenuProps } from './bar-menu.tsx'
import { LoadFailureNotice } from './load-failure.tsx'

const BarMenu = lazyWithRetry(() => import('./bar-menu.tsx'), LoadFailureNotice)

interface MenuButtonProps extends Omit<BarMenuProps, 'button' | 'onClose'> {
  readonly children: ReactNode
}

/** A button with a menu behind it, whose script is loaded when it is opened. Arrows up and down open it too. */
export function MenuButton({ children, ...menu }: MenuButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  return (
    <>
      <button
        ref={button}
        type="button"
        className={controls.tool}
        aria-label={menu.label}
        title={menu.label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
          event.preventDefault()
          setOpen(true)
        }}
      >
        {children}
      </button>
      {isOpen && (
        <Suspense>
          <BarMenu {...menu} button={button} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
