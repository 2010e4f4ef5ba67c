// What tdoku's search costs, told as `engine/examples/measure_search.rs` tells it of ours.
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <string>
#include <vector>

#include "tdoku.h"

constexpr size_t kTogether = 1000;

int main(int argc, char **argv) {
    const int rounds = std::atoi(argv[1]);
    for (int argument = 2; argument < argc; argument++) {
        std::vector<std::string> grids;
        std::ifstream file(argv[argument]);
        for (std::string line; std::getline(file, line);) {
            if (line.size() >= 81) grids.push_back(line.substr(0, 81));
        }
        double seconds = 0;
        size_t nodes = 0, solutions = 0;
        for (size_t start = 0; start < grids.size(); start += kTogether) {
            const size_t end = std::min(start + kTogether, grids.size());
            double best = 1e9;
            size_t some_nodes = 0, some_solutions = 0;
            for (int round = 0; round < rounds; round++) {
                const auto began = std::chrono::steady_clock::now();
                some_nodes = some_solutions = 0;
                for (size_t at = start; at < end; at++) {
                    char solution[81];
                    size_t guesses = 0;
                    some_solutions += SolveSudoku(grids[at].c_str(), 2, 0, solution, &guesses);
                    some_nodes += guesses;
                }
                const std::chrono::duration<double> took = std::chrono::steady_clock::now() - began;
                best = std::min(best, took.count());
            }
            seconds += best;
            nodes += some_nodes;
            solutions += some_solutions;
        }
        const double count = static_cast<double>(grids.size());
        std::printf("%s\t%zu\t%.3f\t%.3f\t%zu\n", argv[argument], grids.size(),
                    seconds * 1e6 / count, static_cast<double>(nodes) / count, solutions);
    }
}
