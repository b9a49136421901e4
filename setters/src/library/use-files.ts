import { type ClipboardEvent, type DragEvent, useState } from 'react'

/** Takes a file that is dropped on an element, or pasted while the focus is in it. */
export function useFiles(onFile: (file: File) => void, disabled: boolean) {
  const [isOver, setOver] = useState(false)
  const hasFiles = ({ dataTransfer }: DragEvent) => !disabled && dataTransfer.types.includes('Files')
  return {
    isOver,
    handlers: {
      onDragOver(event: DragEvent) {
        if (!hasFiles(event)) return
        event.preventDefault()
        setOver(true)
      },
      onDragLeave: () => setOver(false),
      onDrop(event: DragEvent) {
        setOver(false)
        const [file] = event.dataTransfer.files
        if (!hasFiles(event) || !file) return
        event.preventDefault()
        onFile(file)
      },
      onPaste(event: ClipboardEvent) {
        const [file] = event.clipboardData.files
        if (disabled || !file) return
        event.preventDefault()
        onFile(file)
      },
    },
  }
}
