import { Component, type ComponentType, type ReactNode } from 'react'

export type FallbackProps = { error: unknown; onRetry: () => void }

type Props = { fallback: ComponentType<FallbackProps>; children: ReactNode }
type State = { failure: { error: unknown } | null }

/** Keeps an error inside one region of the page. React still reports it. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failure: null }

  static getDerivedStateFromError = (error: unknown): State => ({ failure: { error } })

  handleRetry = () => this.setState({ failure: null })

  override render() {
    const { fallback: Fallback, children } = this.props
    const { failure } = this.state
    return failure ? <Fallback error={failure.error} onRetry={this.handleRetry} /> : children
  }
}
