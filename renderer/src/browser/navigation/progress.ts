/** In milliseconds: what comes sooner needs no sign that it is on its way. */
const REST = 200
/** About as long as somebody waits at most. */
const LONGEST = 8000

/** Shows that a page is on its way, until the answer is called. */
export function showProgress(): () => void {
  let bar: HTMLElement | undefined
  const timer = setTimeout(() => {
    bar = document.createElement('div')
    bar.ariaHidden = 'true'
    Object.assign(bar.style, {
      position: 'fixed',
      insetBlockStart: '0',
      insetInline: '0',
      zIndex: '1000',
      blockSize: '3px',
      background: 'var(--theme-primary)',
      transformOrigin: document.documentElement.dir === 'rtl' ? 'right' : 'left',
    })
    bar.animate([{ transform: 'scaleX(0.05)' }, { transform: 'scaleX(0.95)' }], {
      duration: LONGEST,
      easing: 'cubic-bezier(0, 0.6, 0.2, 1)',
      fill: 'forwards',
    })
    document.body.append(bar)
  }, REST)
  return () => {
    clearTimeout(timer)
    bar?.remove()
  }
}
