'use client';

import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

export interface SnapStrip<Element extends HTMLElement> {
  /** For the element that scrolls; its children are what it snaps to. */
  strip: RefObject<Element | null>;
  /** The first and the last child in view, by index; a child counts when most of it shows. */
  first: number;
  last: number;
  /** Brings a child to where it snaps. */
  scrollTo: (index: number, behavior?: ScrollBehavior) => void;
}

/** What is in view of a row that scrolls sideways with scroll-snap. The scroll position alone is the state. */
export function useSnapStrip<Element extends HTMLElement>(): SnapStrip<Element> {
  const strip = useRef<Element>(null);
  const [{ first, last }, setView] = useState({ first: 0, last: 0 });

  useEffect(() => {
    const element = strip.current;
    if (!element) return;
    const look = () => {
      const view = childrenInView(element);
      setView((known) => (known.first === view.first && known.last === view.last ? known : view));
    };
    const resizes = new ResizeObserver(look);
    resizes.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      resizes.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, []);

  const scrollTo = useCallback((index: number, behavior: ScrollBehavior = 'auto') => {
    const element = strip.current;
    const child = element?.children[index];
    if (element && child) element.scrollBy({ left: wayTo(child, element), behavior });
  }, []);

  return { strip, first, last, scrollTo };
}

function childrenInView(strip: HTMLElement): { first: number; last: number } {
  const frame = strip.getBoundingClientRect();
  const inView = [...strip.children].map((child) => {
    const { left, right, width } = child.getBoundingClientRect();
    return Math.min(right, frame.right) - Math.max(left, frame.left) > width * 0.6;
  });
  const first = Math.max(inView.indexOf(true), 0);
  return { first, last: Math.max(inView.lastIndexOf(true), first) };
}

/** How far the strip must scroll, in px towards the right, for the child to stand where it snaps. */
function wayTo(child: Element, strip: HTMLElement): number {
  const target = child.getBoundingClientRect();
  const frame = strip.getBoundingClientRect();
  if (getComputedStyle(child).scrollSnapAlign.includes('center')) {
    return target.left + target.width / 2 - (frame.left + frame.width / 2);
  }
  const { direction, scrollPaddingInlineStart } = getComputedStyle(strip);
  const inset = Number.parseFloat(scrollPaddingInlineStart) || 0;
  return direction === 'rtl' ? target.right - frame.right + inset : target.left - frame.left - inset;
}
