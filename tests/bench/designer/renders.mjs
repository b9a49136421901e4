/**
 * Runs in the page before React is loaded, self-contained. Stands in for React's developer tools, and while
 * there is a `benchRenders.count` adds to it every component of React that a commit has rendered, of all and
 * of those in the canvas' frame: as the tools do, it walks only where the new tree differs from the old one.
 */
export function countRenders() {
  if (globalThis.parent !== globalThis) return
  const PERFORMED_WORK = 1
  // React's tags of functions, classes, forwarded refs and memos.
  const components = [0, 1, 11, 14, 15]
  const PORTAL = 4
  const renders = { count: undefined }
  globalThis.benchRenders = renders
  const isOfCanvas = (fiber) => fiber.tag === PORTAL && fiber.stateNode.containerInfo.ownerDocument !== document

  function visit(fiber, old, isInCanvas) {
    const isRendered = old ? old !== fiber && (fiber.flags & PERFORMED_WORK) !== 0 : true
    if (components.includes(fiber.tag) && isRendered) {
      renders.count.all++
      if (isInCanvas) renders.count.canvas++
    }
    if (!old || fiber.child !== old.child)
      for (let child = fiber.child; child; child = child.sibling)
        visit(child, child.alternate, isInCanvas || isOfCanvas(child))
  }

  globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    supportsFiber: true,
    inject: () => 1,
    onCommitFiberUnmount: () => undefined,
    onPostCommitFiberRoot: () => undefined,
    onCommitFiberRoot: (_renderer, root) => {
      if (renders.count !== undefined) visit(root.current, root.current.alternate, false)
    },
  }
}
