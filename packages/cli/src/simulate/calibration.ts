/** How good forecasts are: in ten bins of predicted chance, how often what was forecast came true. */
const BINS = 10;
/** For each bin the forecasts, the sum of their chances, and how many came true; and the sum of squared errors at the end. */
const PER_BIN = 3;
const SQUARED_ERRORS = BINS * PER_BIN;

interface CalibrationReport {
  readonly forecasts: number;
  /** Mean squared error: 0 for a prophet, 0.25 for saying one half every time. */
  readonly brier: number;
  readonly bins: readonly {
    readonly from: number;
    readonly to: number;
    readonly forecasts: number;
    readonly predicted: number | null;
    readonly observed: number | null;
  }[];
}

function add(tallies: number[], chance: number, cameTrue: boolean): void {
  const bin = Math.max(0, Math.min(Math.floor(chance * BINS), BINS - 1));
  tallies[bin * PER_BIN]! += 1;
  tallies[bin * PER_BIN + 1]! += chance;
  tallies[bin * PER_BIN + 2]! += Number(cameTrue);
  tallies[SQUARED_ERRORS]! += (chance - Number(cameTrue)) ** 2;
}

/** Null if nothing was forecast. */
function report(tallies: readonly number[]): CalibrationReport | null {
  const bins = Array.from({ length: BINS }, (_, bin) => {
    const [forecasts, chances, cameTrue] = tallies.slice(bin * PER_BIN) as [number, number, number];
    return {
      from: bin / BINS,
      to: (bin + 1) / BINS,
      forecasts,
      predicted: forecasts === 0 ? null : chances / forecasts,
      observed: forecasts === 0 ? null : cameTrue / forecasts,
    };
  });
  const forecasts = bins.reduce((sum, bin) => sum + bin.forecasts, 0);
  if (forecasts === 0) return null;
  return { forecasts, brier: tallies[SQUARED_ERRORS]! / forecasts, bins };
}

export const Calibration = { TALLIES: SQUARED_ERRORS + 1, add, report };
