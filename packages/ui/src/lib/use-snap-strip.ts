'use client';

import { type RefObject, useEffect, useRef, useState } from 'react';

export interface SnapStrip<Element extends HTMLElement> {
  /** For the element that scrolls; its children are what it snaps to. */
  strip: RefObject<Element | null>;
  /** The first and the last child in view, by index; a child counts when most of it shows. */
  first: number;
  last: number;
  /** Brings a child to where it snaps. */
  scrollTo: (index: number) => void;
  /** On or back by as many children as are in view. */
  page: (direction: 1 | -1) => void;
}

/**
 * What is in view of a row that scrolls sideways with scroll-snap. The scroll position alone is the state.
 * `start` is the child that it begins with, by index.
 */
export function useSnapStrip<Element extends HTMLElement>(start = 0): SnapStrip<Element> {
  const strip = useRef<Element>(null);
  const [{ first, last }, setView] = useState({ first: start, last: start });

  useEffect(() => {
    const element = strip.current;
    if (!element) return;
    const look = () => {
      const view = childrenInView(element);
      setView((known) => (known.first === view.first && known.last === view.last ? known : view));
    };
    // It can scroll only once it has a size: it may begin hidden.
    let begun = start === 0;
    const resizes = new ResizeObserver(() => {
      if (!begun && element.clientWidth > 0) {
        begun = true;
        bringIntoView(element, start, 'instant');
      }
      look();
    });
    resizes.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      resizes.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [start]);

  const scrollTo = (index: number) => {
    if (strip.current) bringIntoView(strip.current, index, 'auto');
  };
  const page = (direction: 1 | -1) => {
    if (!strip.current) return;
    const view = childrenInView(strip.current);
    const target = direction === 1 ? view.last + 1 : view.first - (view.last - view.first + 1);
    scrollTo(Math.min(Math.max(target, 0), strip.current.children.length - 1));
  };
  return { strip, first, last, scrollTo, page };
}

/** To an absolute place: a relative scroll would stop at the next child. */
function bringIntoView(strip: HTMLElement, index: number, behavior: ScrollBehavior): void {
  const child = strip.children[index];
  if (child) strip.scrollTo({ left: strip.scrollLeft + wayTo(child, strip), behavior });
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
