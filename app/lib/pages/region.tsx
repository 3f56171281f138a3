import { Component, type ReactNode } from 'react'
import { useRevalidator } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { uiTexts } from '#texts/nl/ui.ts'

type RegionProps = { readonly children: ReactNode }

/** A part of a page that may fail without taking the page away (ux 5.10). */
export class Region extends Component<RegionProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    return <RegionFailed onReloaded={() => this.setState({ hasFailed: false })} />
  }
}

/** Asks for the page's answers anew, and shows the part with them. */
function RegionFailed({ onReloaded }: { readonly onReloaded: () => void }) {
  const { state, revalidate } = useRevalidator()
  return (
    <div className="wrap section">
      <p role="alert">{uiTexts.partFailed}</p>
      <Button
        look="secondary"
        size="small"
        pending={state === 'loading'}
        onClick={() => void revalidate().then(onReloaded)}
      >
        {uiTexts.retry}
      </Button>
    </div>
  )
}
