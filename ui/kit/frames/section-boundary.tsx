import { Component, type ReactNode } from "react";
import { errorMessage } from "#engine/error-message";
import { formText } from "#locales/messages/form";
import { Button } from "../buttons/index.ts";
import { Banner } from "./banner.tsx";

/** Props of the boundary; `title` is the text that replaces a section that failed. */
export interface SectionBoundaryProps {
  readonly title: string;
  readonly onWarning: (message: string) => void;
  readonly children: ReactNode;
}

/** Limits an error to one section of the playground. A class, because React has error boundaries for classes only. */
export class SectionBoundary extends Component<SectionBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { readonly failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onWarning(`${this.props.title}: ${errorMessage(error)}`);
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <Banner tone="bad" title={this.props.title}>
        <Button onPress={() => this.setState({ failed: false })}>{formText().tryAgain}</Button>
      </Banner>
    );
  }
}
